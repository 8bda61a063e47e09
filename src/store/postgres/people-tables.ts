/** What people decide, settle and upload, and who they are. */
export const PEOPLE_TABLES = `
  CREATE TABLE core.override (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    body text NOT NULL
  );
  CREATE INDEX override_by_workspace ON core.override (workspace, number);
  CREATE TABLE core.override_revision (workspace text COLLATE "C" PRIMARY KEY, revision bigint NOT NULL);
  CREATE TABLE core.ticket (
    workspace text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    crm_id text COLLATE "C" NOT NULL,
    name text NOT NULL,
    feedback text NOT NULL,
    state text COLLATE "C" NOT NULL DEFAULT 'new',
    outcome text NOT NULL DEFAULT '',
    created_at bigint NOT NULL,
    opened_at bigint,
    closed_at bigint,
    closed_by text,
    decisions text NOT NULL DEFAULT '[]',
    PRIMARY KEY (workspace, number)
  );
  CREATE TABLE core.workspace_settings (workspace text COLLATE "C" PRIMARY KEY, body text NOT NULL);
  CREATE TABLE core.crm_connection (
    workspace text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    kind text NOT NULL,
    settings text NOT NULL,
    sealed_credentials text,
    created_at text NOT NULL,
    PRIMARY KEY (workspace, name)
  );
  CREATE TABLE core.crm_before_image (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    connection text COLLATE "C" NOT NULL,
    object text COLLATE "C" NOT NULL,
    row_id text COLLATE "C" NOT NULL,
    before text NOT NULL,
    after text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX before_image_by_row ON core.crm_before_image (workspace, connection, object, row_id, number);
  CREATE SEQUENCE core.review_batch;
  CREATE TABLE core.review (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    batch bigint NOT NULL,
    account text COLLATE "C" NOT NULL,
    question text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    body text NOT NULL,
    changed text NOT NULL,
    undone bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX review_by_account ON core.review (workspace, account, question, number);
  CREATE INDEX review_by_person ON core.review (workspace, person, batch) WHERE undone = 0;
  CREATE INDEX review_by_batch ON core.review (batch);
  CREATE TABLE core.review_lease (
    workspace text COLLATE "C" NOT NULL,
    account text COLLATE "C" NOT NULL,
    owner text COLLATE "C" NOT NULL,
    held_until bigint,
    PRIMARY KEY (workspace, account)
  );
  CREATE TABLE core.user (
    name text COLLATE "C" PRIMARY KEY,
    folded_name text COLLATE "C" NOT NULL UNIQUE,
    workspace text COLLATE "C" NOT NULL,
    role text NOT NULL,
    password_hash text,
    created_at bigint NOT NULL,
    last_seen_at bigint
  );
  CREATE TABLE core.user_link (
    hash text COLLATE "C" PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    purpose text COLLATE "C" NOT NULL,
    "user" text COLLATE "C",
    until bigint NOT NULL
  );
  CREATE TABLE core.user_session (
    hash text COLLATE "C" PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    "user" text COLLATE "C",
    began_at bigint NOT NULL,
    seen_at bigint NOT NULL
  );
  CREATE TABLE core.uploaded_file (
    id text COLLATE "C" PRIMARY KEY,
    workspace text COLLATE "C" NOT NULL,
    name text NOT NULL,
    bytes bigint NOT NULL,
    uploaded_at bigint NOT NULL,
    uploaded_by text,
    run text,
    state text COLLATE "C",
    asked_at bigint,
    began_at bigint,
    ended_at bigint,
    progress text,
    error text,
    summary text,
    is_stopping bigint NOT NULL DEFAULT 0,
    lease_owner text COLLATE "C",
    lease_until bigint,
    lease_token bigint NOT NULL DEFAULT 0,
    worker text COLLATE "C"
  );
  CREATE INDEX uploaded_file_by_workspace ON core.uploaded_file (workspace, uploaded_at);
  CREATE INDEX uploaded_file_under_way ON core.uploaded_file (asked_at) WHERE state IN ('waiting', 'running');
  CREATE TABLE core.dataset (
    workspace text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    version text COLLATE "C" NOT NULL,
    accounts bigint NOT NULL,
    with_entity bigint NOT NULL,
    basis text NOT NULL,
    loaded_at bigint NOT NULL,
    checked_at bigint NOT NULL,
    touched_at bigint NOT NULL,
    PRIMARY KEY (workspace, name)
  );
  CREATE TABLE core.dataset_load (
    workspace text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    owner text COLLATE "C" NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (workspace, name, kind)
  );
`;
