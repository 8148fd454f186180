-- Searches whose reader opened a result far down, or opened one and searched again with the same words. Such rows have the place
-- of the result, from 1; others have 0.
ALTER TABLE searches ADD COLUMN place integer NOT NULL DEFAULT 0;
ALTER TABLE searches DROP CONSTRAINT searches_pkey;
ALTER TABLE searches ADD PRIMARY KEY (day, text, results, place);
