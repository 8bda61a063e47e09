/** The rules that core has, so that whoever begins with them protects nobody less. */
export const RULES_EXAMPLE = `# Who is a customer: customers survive every merge and are never deleted.
# A field is one of core (account_type, owner, open_opportunities …) or the header of a column of your file.
# A condition is one of   is: [values]   matches: "pattern"   above: number   is_filled: true
customers:
  - { field: account_type, matches: "*customer*" }
  - { field: account_type, matches: "*client*" }
  - { field: account_type, matches: "*kund*" }
  - { field: account_type, matches: "*klant*" }
  - { field: is_customer, is: ["true"] }

# Who else is never deleted and never loses a merge.
protected:
  - because: it has open opportunities
    when: { field: open_opportunities, above: 0 }
  - because: it has contracted revenue
    when: { field: contracted_revenue, above: 0 }

# Which account of a company survives: the first criterion that tells two apart.
survivorship:
  - active
  - customer
  - open_opportunities
  - contracted_revenue
  - parent_of_others
  - company_name
  - last_activity
  - completeness
  - oldest

# Accounts of one company that are meant to stand side by side, such as:
#  - because: they have different owners
#    values_differ: owner
kept_apart: []
`;
