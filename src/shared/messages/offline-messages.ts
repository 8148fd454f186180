/** Messages about offline reading. The build prints some of them; the others travel with the module. */
export const offlineMessages = {
  offlineSave: 'Save for offline',
  offlineSaved: 'Saved. You can read this page offline.',
  offlineRemoved: 'The saved copy was removed.',
  offlineFailed: "The page couldn't be saved on this device.",
  offlineCopy: 'You are offline. This copy was saved on {date}.',
  unreachableCopy: "The site can't be reached. This copy was saved on {date}.",
  offlineCopyChanged: 'You are online again. This page has changed since this copy was saved.',
  offlineTitle: 'You are offline',
  offlineLead: "This page isn't stored on your device. Search and forms need a connection, too.",
  offlineStored: 'Pages that you can read now',
  offlineHint: 'Pages that you visit or save while you are online can be read offline.',
}

export type OfflineMessages = typeof offlineMessages
