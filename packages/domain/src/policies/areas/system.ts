import { isAdmin, type Who } from '../who.ts'

/** The platform itself. */
export const systemPolicies = {
  /** What the pages for visitors need is marked so; all other settings are for admins. */
  'admin-setting.see': (who: Who, setting: { isPublic: boolean }) => setting.isPublic || isAdmin(who),
}
