const isApple = (platform: string): boolean => /^(Mac|iPhone|iPad)/.test(platform)

/** How the key for shortcuts is called on this system: ⌘ on Apple's, Ctrl elsewhere. */
export const modKey = (platform: string = navigator.platform): string => (isApple(platform) ? '⌘' : 'Ctrl+')
/** The key beside it: ⌥ on Apple's, Alt elsewhere. */
export const altKey = (platform: string = navigator.platform): string => (isApple(platform) ? '⌥' : 'Alt+')
