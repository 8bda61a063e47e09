import type { FieldSpec } from './field-spec.ts';
import { FILLED_WHEN_INACTIVE, holdsNoState } from './inactive-words.ts';

/** States of records or of countries: the cells tell. */
export const STATE_OF_EITHER: readonly string[] = ['state code', 'etat', 'estado', 'stato'];

/**
 * Headers of columns that say whether the CRM or ERP still uses a record: flags of inactive, archived and blocked ones and of those
 * that are marked for deletion, flags of active ones, and states. In seven languages, those of SAP (tables KNA1, LFA1, BUT000),
 * NetSuite, Dynamics, Business Central, Business One, QuickBooks, Xero and Zoho among them.
 */
export const IS_INACTIVE: FieldSpec = {
  // biome-ignore format: a table of words
  aliases: [
    'inactive', 'is inactive', 'inactive flag', 'account inactive', 'inactive account', 'not active', 'archived', 'is archived', 'archive flag', 'disabled', 'is disabled',
    'deactivated', 'is deactivated', 'blocked', 'is blocked', 'business partner is blocked', 'posting is blocked', 'is marked for archiving', 'blocked flag', 'central block', 'posting block', 'central posting block',
    'central posting block flag', 'posting block for company code', 'purchasing block', 'central purchasing block', 'purchasing block flag',
    'deletion flag', 'central deletion flag', 'deletion flag for master record', 'central deletion flag for master record', 'deletion indicator',
    'central deletion block', 'flag for deletion', 'flagged for deletion', 'marked for deletion', 'mark for deletion', 'marked for archiving', 'archiving flag', 'loevm', 'sperr', 'sperm',
    'sperb', 'xblck', 'xdele', 'cassd', 'frozen', 'is frozen', 'frozen for', 'on hold status', 'vendor hold', 'invoicing and delivery on hold',
    'active', 'is active', 'active flag', 'active status', 'account active', 'active account', 'active yes no', 'enabled', 'is enabled', 'valid for',
    'status', 'record status', 'status code', 'status reason', 'account status reason', 'statecode name', 'vendor status', 'supplier status', 'contact status',
    'master data status', 'is retired', 'obsolete', 'is obsolete', 'is merged', 'merged', 'do not use',
    'inaktiv', 'ist inaktiv', 'nicht aktiv', 'archiviert', 'ist archiviert', 'deaktiviert', 'ist deaktiviert', 'gesperrt', 'ist gesperrt', 'sperre', 'sperrkennzeichen',
    'sperrvermerk', 'buchungssperre', 'zentrale buchungssperre', 'zentrale sperre', 'einkaufssperre', 'zentrale einkaufssperre', 'kontosperre',
    'loschvormerkung', 'loeschvormerkung', 'zentrale loschvormerkung', 'zentrales loschkennzeichen', 'loschkennzeichen', 'loeschkennzeichen', 'loschkz', 'loschflag',
    'zur loschung vorgemerkt', 'zum loschen vorgemerkt', 'stillgelegt', 'aktiv', 'ist aktiv', 'aktivkennzeichen', 'aktiv ja nein', 'konto aktiv', 'datensatzstatus', 'statusgrund',
    'kontostatus', 'lieferantenstatus', 'kreditorenstatus', 'status lieferant',
    'inactif', 'est inactif', 'non actif', 'compte inactif', 'archive', 'est archive', 'desactive', 'est desactive', 'bloque', 'est bloque', 'blocage', 'blocage central',
    'blocage comptabilisation', 'blocage comptable', 'temoin de suppression', 'marque pour suppression', 'marquage pour suppression', 'a supprimer', 'mis en sommeil', 'en sommeil', 'mise en sommeil',
    'actif', 'est actif', 'compte actif', 'statut', 'statut fournisseur', 'raison du statut', 'etat de la fiche',
    'inactivo', 'inactiva', 'es inactivo', 'esta inactivo', 'cuenta inactiva', 'archivado', 'desactivado', 'bloqueado', 'bloqueo', 'bloqueo central', 'bloqueo de contabilizacion',
    'peticion de borrado', 'marcado para borrado', 'marca de borrado', 'indicador de borrado', 'marcado para eliminacion', 'dado de baja', 'de baja', 'activo', 'activa', 'es activo', 'esta activo', 'cuenta activa',
    'estatus', 'estado del proveedor', 'razon para el estado', 'situacion',
    'inattivo', 'inattiva', 'archiviato', 'disattivato', 'disabilitato', 'bloccato', 'blocco', 'blocco centrale', 'blocco registrazione', 'flag di cancellazione', 'indicatore di cancellazione',
    'contrassegnato per la cancellazione', 'contrassegnato per cancellazione', 'attivo', 'attiva', 'stato fornitore',
    'inactief', 'is inactief', 'niet actief', 'gearchiveerd', 'gedeactiveerd', 'geblokkeerd', 'blokkering', 'centrale blokkering', 'boekingsblokkering', 'verwijderingsvlag',
    'verwijderingsteken', 'verwijderindicator', 'gemarkeerd voor verwijdering', 'actief', 'is actief', 'reden van status',
    'inativo', 'inativa', 'conta inativa', 'arquivado', 'desativado', 'bloqueio', 'bloqueio central', 'bloqueio de lancamento', 'marcado para eliminacao', 'codigo de eliminacao',
    'marcado para exclusao', 'ativo', 'ativa', 'esta ativo', 'conta ativa', 'situacao', 'razao do status',
    ...FILLED_WHEN_INACTIVE,
  ],
  several: 'each',
  wrong: ['email', 'url', 'domain', 'phone'],
  isOther: holdsNoState,
};
