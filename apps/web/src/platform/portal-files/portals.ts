import type { User } from '@ramplight/contract/people/users'

/** Whose files are fetched when the first such person signs in on a device; a visitor's device has the public pages only. */
export const PORTALS = ['director', 'angler', 'sys-admin'] as const
export type Portal = (typeof PORTALS)[number]

/**
 * What a device may keep beside everybody's files: a portal, or the texts of a second language. Those of the director's application are
 * twice those of all the rest, so they are a part of their own.
 */
export type Part = Portal | 'es' | 'es-director'

/** The portal that this person works in, and so what their device has to open without a network. */
export function portalOf({ userType, isAssistant }: Pick<User, 'userType' | 'isAssistant'>): Portal {
  if (userType === 'System Admin') return 'sys-admin'
  return userType === 'Director' || isAssistant ? 'director' : 'angler'
}

/** A page asks the worker to put the files of this part away; it answers through the port that comes along. */
export type KeepPortal = { type: 'KEEP_PORTAL'; portal: Part }

/** How far it is. `isFailed`: the rest could not be had now; what is here stays, and the next time goes on from there. */
export type KeepProgress = { kept: number; total: number; isFailed?: boolean }
