-- Limits of forms that several servers share. A name is a keyed digest of a reader's address, deleted when it limits nothing
-- anymore. Unlogged: losing the rows in a crash only forgets counts, and each request writes some.
CREATE UNLOGGED TABLE limits (
  name text PRIMARY KEY,
  free_at timestamptz NOT NULL
);
