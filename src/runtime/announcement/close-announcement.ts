import { writeItem } from '../storage/storage.ts'
import { storageKeys } from '../storage/storage-keys.ts'

/** Hides an announcement in this document and, as `isAnnouncementClosed` reads, in later ones. */
export function closeAnnouncement({ documentElement }: Document, id: string): void {
  documentElement.dataset.announcement = 'closed'
  writeItem(storageKeys.announcementId, id)
  writeItem(storageKeys.announcementDismissed, 'true')
}
