const ONLY_ENGLISH = /^\/(director(?!\/(event-)?invitations\/)|sys-admin)(\/|$)/

/** Is this page in a portal that has no second language yet? An invitation is for somebody who has no part in the portal yet. */
export const isOnlyEnglish = (pathname: string): boolean => ONLY_ENGLISH.test(pathname)
