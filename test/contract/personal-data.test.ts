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
  ...[
    'ssn',
    'dob',
    'age',
    'contact',
    'Contact_Person__c',
    'nickname',
    'jobTitle',
    'homeAddress',
    'contact_age',
  ],
  ...['nachname', 'Vorname', 'geburtsdatum', 'handy', 'mobil', 'ansprechpartner', 'Name_Ansprechpartner'],
  ...[
    'prenom',
    'Prénom',
    'nom_de_famille',
    'anniversaire',
    'dateNaissance',
    'apellido',
    'apellidos',
    'correo',
  ],
  ...['cognome', 'data_di_nascita', 'sobrenome', 'achternaam', 'geboortedatum'],
])('takes %s for what is a person’s', (name) => expect(isOfAPerson(name)).toBe(true));

it.each([
  ...['name', 'Name', 'company_name', 'account_name', 'legal_name', 'trading_name', 'domain_name'],
  ...['emailDomain', 'email_domain', 'segment', 'Core_Id__c', 'website', 'phone', 'country'],
  ...[
    'telefon',
    'telefono',
    'fax',
    'iban',
    'leadSource',
    'company_age',
    'contactSource',
    'stage',
    'Immobilien',
  ],
  ...['automobil_segment', 'Mobilitaet', 'personalabteilung', 'ownership', 'Person_Count', 'nombre', 'title'],
])('takes %s for what is a company’s', (name) => expect(isOfAPerson(name)).toBe(false));
