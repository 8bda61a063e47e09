/** Work on datasets that machines share, and its parts: rows that live for seconds. What is large stands in shared files. */
export const SHARED_PART_TABLES = `
  CREATE TABLE core.dataset_work (
    id text COLLATE "C" PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    lease_owner text COLLATE "C" NOT NULL,
    lease_until bigint NOT NULL
  );
  CREATE INDEX dataset_work_by_workspace ON core.dataset_work (workspace, id);
  CREATE TABLE core.dataset_part (
    work text COLLATE "C" NOT NULL REFERENCES core.dataset_work (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    step text NOT NULL,
    known bigint NOT NULL,
    reference_version text COLLATE "C",
    state text COLLATE "C" NOT NULL DEFAULT 'waiting',
    lease_owner text COLLATE "C",
    lease_until bigint,
    lease_token bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (work, number)
  );
`;
