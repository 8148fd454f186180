import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import { readSecret } from '../storage/read-secret.ts'

/** Creates a token for a confirmation link: 32 random bytes, 43 characters. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** Returns the digest of a confirmation token. The database stores only digests. */
export const digestToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Parses the token of a link. Returns undefined if its format is wrong. */
export const parseToken = (text: string): string | undefined => (/^[\w-]{43}$/.test(text) ? text : undefined)

/** Reads this database's signing key, and creates it at first use. */
export const readSigningKey = (database: Database): Promise<string> => readSecret(database, 'newsletter key')

/**
 * Returns the token of an unsubscribe link. It's computed and never stored, because it must work as long as the emails
 * that contain it.
 */
export const createUnsubscribeToken = (key: string, subscriberId: string): string =>
  `${subscriberId}.${sign(key, `unsubscribe ${subscriberId}`)}`

/** Returns the subscriber of an unsubscribe token, or undefined if the signature is invalid. */
export function verifyUnsubscribeToken(key: string, token: string): string | undefined {
  const [, subscriberId] = token.match(/^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/) ?? []
  if (subscriberId === undefined) return undefined
  const isValid = timingSafeEqual(Buffer.from(createUnsubscribeToken(key, subscriberId)), Buffer.from(token))
  return isValid ? subscriberId : undefined
}

/** Returns the keyed digest of an address, for data that must not contain the address. */
export const digestAddress = (key: string, addressKey: string): string => sign(key, `address ${addressKey}`)

const sign = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')
