/**
 * Files that machines share: the names of contents (store/files/shared-names.ts), and who loads the accounts of which
 * dataset. One machine has its folder for all of that, and lock files.
 */
export const SHARED_FILE_TABLES = `
  CREATE TABLE core.shared_content (
    hash text COLLATE "C" PRIMARY KEY,
    used_at bigint NOT NULL,
    removing_until bigint
  );
  CREATE TABLE core.shared_name (
    name text COLLATE "C" PRIMARY KEY,
    hash text COLLATE "C" NOT NULL,
    bytes bigint NOT NULL,
    kept_at bigint NOT NULL
  );
  CREATE INDEX shared_name_by_hash ON core.shared_name (hash);
  CREATE TABLE core.dataset_lease (
    workspace text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    token text COLLATE "C" NOT NULL UNIQUE,
    lease_owner text COLLATE "C" NOT NULL,
    lease_until bigint NOT NULL,
    PRIMARY KEY (workspace, name, kind)
  );
`;
