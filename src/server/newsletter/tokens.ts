import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../storage/database.ts'

/** A token for a link that confirms: 32 random bytes, 43 characters. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What the database knows of a token that confirms. */
export const digestToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token of a link, or undefined for what cannot be one. */
export const readToken = (text: string): string | undefined => (/^[\w-]{43}$/.test(text) ? text : undefined)

/** The key that this database signs with, made with its first use. */
export async function readKey(database: Database): Promise<string> {
  const find = `SELECT value FROM settings WHERE name = 'newsletter key'`
  const [known] = await database.query<{ value: string }>(find)
  if (known !== undefined) return known.value
  await database.query(
    `INSERT INTO settings (name, value) VALUES ('newsletter key', $1) ON CONFLICT (name) DO NOTHING`,
    [randomBytes(32).toString('hex')],
  )
  // Of two servers that make it at once, one has made it.
  return readKey(database)
}

/**
 * The token of the link that ends a subscription. It is worked out and never kept: it has to last as long as the mails that
 * it is in.
 */
export const unsubscribeToken = (key: string, subscriberId: string): string =>
  `${subscriberId}.${sign(key, `unsubscribe ${subscriberId}`)}`

/** Whose subscription a token ends; undefined when it is none of ours. */
export function readUnsubscribeToken(key: string, token: string): string | undefined {
  const [, subscriberId] = token.match(/^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/) ?? []
  if (subscriberId === undefined) return undefined
  const isOurs = timingSafeEqual(Buffer.from(unsubscribeToken(key, subscriberId)), Buffer.from(token))
  return isOurs ? subscriberId : undefined
}

/** What stands for an address where the address itself is not kept. */
export const digestAddress = (key: string, addressKey: string): string => sign(key, `address ${addressKey}`)

const sign = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url')
