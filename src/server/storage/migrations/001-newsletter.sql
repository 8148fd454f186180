-- Keys that the server makes itself, once.
CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE subscribers (
  subscriber_id uuid PRIMARY KEY,
  -- As the reader wrote it, with the domain in ASCII.
  address text NOT NULL,
  -- One spelling for all that lead to the same mailbox.
  address_key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('pending', 'subscribed')),
  -- The consent: what was shown, where, when, and which token confirmed it.
  text_version text NOT NULL,
  page text,
  requested_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  confirmation_digest text,
  -- Messages to this address that the form has caused since then, for the limit of an address.
  mails integer NOT NULL,
  mails_since timestamptz NOT NULL,
  CHECK ((state = 'subscribed') = (confirmed_at IS NOT NULL))
);

-- Links that confirm a subscription. Of the token in a link only its digest is here.
CREATE TABLE confirmations (
  token_digest text PRIMARY KEY,
  subscriber_id uuid NOT NULL REFERENCES subscribers ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX confirmations_subscriber ON confirmations (subscriber_id);

-- Consents that have ended: proof that there was one, without the address.
CREATE TABLE consents (
  consent_id uuid PRIMARY KEY,
  -- HMAC of the address with a key of `settings`: who knows the address can look for it, nobody can read it.
  address_digest text NOT NULL,
  text_version text NOT NULL,
  page text,
  requested_at timestamptz NOT NULL,
  confirmed_at timestamptz NOT NULL,
  confirmation_digest text,
  ended_at timestamptz NOT NULL
);
CREATE INDEX consents_address ON consents (address_digest);

-- Messages to send, written together with what they are about. A row goes when its message is sent.
CREATE TABLE outbox (
  mail_id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- The subscriber it is about; gone with them.
  subscriber_id uuid REFERENCES subscribers ON DELETE CASCADE,
  -- Nobody and nothing once it was given up.
  recipient text,
  -- The token for the link in the message. This is the only place where it can be read.
  secret text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- When to try next; while somebody tries, when another may.
  due_at timestamptz NOT NULL,
  given_up_at timestamptz
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE given_up_at IS NULL;
