/** Separates the public name from the upload's own suffix. */
const infix = '_docent_'

/** An upload that started longer ago than this was killed, and its leftovers can be removed. */
export const leftoverAge = 60 * 60 * 1000

/** Creates a unique name for an upload, so that concurrent uploads don't collide. */
export function createUploadName(name: string): string {
  return `${name}${infix}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
}

/** Whether an index was created by an upload for `name`. */
export const isUploadName = (candidate: string, name: string): boolean =>
  candidate.startsWith(`${name}${infix}`) && /^[a-z\d]+$/.test(candidate.slice(name.length + infix.length))
