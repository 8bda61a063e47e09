import { expect, it } from 'vitest';
import { isOfAPerson } from '../../src/contract/personal-data.ts';

it.each([
  ...[
    'first_name',
    'FirstName',
    'LAST NAME',
    'Last_Name__c',
    'contactName',
    'fullname',
    'surname',
    'username',
  ],
  ...['email', 'E-Mail', 'contact.email', 'Email_Address__c', 'mobile_phone', 'birthdate', 'Salutation'],
])('takes %s for what is a person’s', (name) => expect(isOfAPerson(name)).toBe(true));

it.each([
  ...['name', 'Name', 'company_name', 'account_name', 'legal_name', 'trading_name', 'domain_name'],
  ...['emailDomain', 'email_domain', 'segment', 'Core_Id__c', 'website', 'phone', 'country'],
])('takes %s for what is a company’s', (name) => expect(isOfAPerson(name)).toBe(false));
