import { writeItem } from '../storage/storage.ts'
import { announcementDismissedKey, announcementIdKey } from '../storage/storage-keys.ts'

/** Hides an announcement in this document and, as `isAnnouncementClosed` reads, in later ones. */
export function closeAnnouncement({ documentElement }: Document, id: string): void {
  documentElement.dataset.announcement = 'closed'
  writeItem(announcementIdKey, id)
  writeItem(announcementDismissedKey, 'true')
}
