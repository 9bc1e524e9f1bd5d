const ONLY_ENGLISH = /^\/sys-admin(\/|$)/

/** Is this page in a portal that has no second language yet? */
export const isOnlyEnglish = (pathname: string): boolean => ONLY_ENGLISH.test(pathname)
