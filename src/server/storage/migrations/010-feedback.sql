-- What readers say of pages. Nothing says who they are: no address, no browser, no time finer than the day.
CREATE TABLE feedback (
  feedback_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  -- Path below the base.
  page text NOT NULL,
  -- Id of the build that has printed the page.
  build text NOT NULL,
  is_helpful boolean NOT NULL,
  comment text,
  -- Digest of what a comment is added with; gone with the comment.
  ticket text UNIQUE
);
CREATE INDEX feedback_day ON feedback (day);
