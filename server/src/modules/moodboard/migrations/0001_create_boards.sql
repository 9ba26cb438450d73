-- A board is a skeleton and parts (see document/node.ts): one row per element, so that a patch touches one row.
CREATE TABLE moodboard_board (
  tenant_id int NOT NULL DEFAULT nullif(current_setting('app.tenant_id', true), '')::int,
  id int GENERATED ALWAYS AS IDENTITY,
  -- Exactly one of the two: a project's board, or a temporary one that has a name (which may be empty).
  project_id int,
  temp_project_name text,
  skeleton text NOT NULL,
  last_part_id int NOT NULL,
  bytes int NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_by_id int,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, id),
  CHECK ((project_id IS NULL) <> (temp_project_name IS NULL))
);
CREATE UNIQUE INDEX moodboard_board_project ON moodboard_board (tenant_id, project_id) WHERE project_id IS NOT NULL;

CREATE TABLE moodboard_part (
  tenant_id int NOT NULL DEFAULT nullif(current_setting('app.tenant_id', true), '')::int,
  board_id int NOT NULL,
  id int NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (tenant_id, board_id, id),
  FOREIGN KEY (tenant_id, board_id) REFERENCES moodboard_board (tenant_id, id) ON DELETE CASCADE
);

ALTER TABLE moodboard_board ENABLE ROW LEVEL SECURITY;
ALTER TABLE moodboard_board FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON moodboard_board USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::int));

ALTER TABLE moodboard_part ENABLE ROW LEVEL SECURITY;
ALTER TABLE moodboard_part FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON moodboard_part USING (tenant_id = (SELECT nullif(current_setting('app.tenant_id', true), '')::int));
