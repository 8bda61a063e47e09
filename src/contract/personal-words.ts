/** Names of what is a person's, as small letters alone, whatever stands before or behind. */
export const WITHIN =
  /e?mail(?:address)?$|courriel$|correoelectronico|mobile|birth|salutation|gender|passport|socialsecurity|geburt|naissance|nacimiento|nascita|nascimento|geboorte|vorname|nachname|prenom|apellido|cognome|sobrenome|voornaam|achternaam|ansprechpartner/;
/** Whose it is. */
export const WHOSE = /^(?:contact|lead|person|owner|user|kontakt)(?=.)/;
export const PART_OF_A_NAME = /^(?:first|last|full|given|family|middle|maiden|nick|fore|sur)?name$/;

/** The whole name of a field, in English, German, French, Spanish, Italian, Portuguese and Dutch. */
// biome-ignore format: a table of words
export const WHOLE: ReadonlySet<string> = new Set([
  'contact', 'contacts', 'contactperson', 'person', 'persons', 'age', 'sex', 'dob', 'ssn', 'nationalid', 'jobtitle',
  'homeaddress', 'privateaddress', 'homephone', 'privatephone', 'cellphone', 'cell', 'cellnumber', 'maritalstatus',
  'familienname', 'zuname', 'spitzname', 'rufname', 'anrede', 'geschlecht', 'alter', 'kontaktperson', 'handy', 'handynummer',
  'mobil', 'mobilnummer', 'mobiltelefon', 'mobilfunk', 'mobilfunknummer', 'privatadresse', 'privatanschrift',
  'sozialversicherungsnummer', 'personalausweis', 'personalausweisnummer', 'reisepass', 'berufsbezeichnung',
  'nomdefamille', 'surnom', 'civilite', 'anniversaire', 'sexe', 'portable', 'telephoneportable', 'interlocuteur',
  'personnedecontact', 'numerodesecuritesociale',
  'cumpleanos', 'sexo', 'genero', 'edad', 'correo', 'movil', 'celular', 'telefonomovil', 'telefonocelular', 'dni',
  'personadecontacto', 'apodo',
  'sesso', 'eta', 'cellulare', 'soprannome', 'compleanno', 'personadicontatto',
  'apelido', 'aniversario', 'idade', 'telemovel', 'cpf', 'pessoadecontato', 'pessoadecontacto',
  'roepnaam', 'tussenvoegsel', 'geslacht', 'leeftijd', 'mobiel', 'verjaardag', 'bsn', 'contactpersoon',
]);
