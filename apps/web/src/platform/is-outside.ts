/** Which pages are documents of their own, outside this app. */
export const isOutside = (href: string): boolean => /^(https?:|mailto:|tel:|#)/.test(href) || href.startsWith('/live-leaderboard')
