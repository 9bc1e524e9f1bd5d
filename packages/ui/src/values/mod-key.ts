/** How the key for shortcuts is called on this system: ⌘ on Apple's, Ctrl elsewhere. */
export const modKey = (platform: string = navigator.platform): string => (/^(Mac|iPhone|iPad)/.test(platform) ? '⌘' : 'Ctrl+')
