/** Minimum width (px) of the large layout. In its own constant because the browser needs no other value here. */
export const desktopBreakpoint = 996
