import { announcementDismissedKey, announcementIdKey } from '../storage/storage-keys.ts'

/**
 * Whether the reader has closed an announcement. A new announcement has another ID, so that it's open again. `readItem`
 * reads the browser's storage.
 */
export const isAnnouncementClosed = (
  id: string | undefined,
  readItem: (key: string) => string | null,
): boolean => readItem(announcementDismissedKey) === 'true' && readItem(announcementIdKey) === id
