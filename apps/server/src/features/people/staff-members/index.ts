/** The only door to the staff of directors for other features. */
export { directorStaffRoutes } from './director-staff.ts'
export { findStaff, lastMay, staffStore } from './staff-members.store.ts'
export { helpOn, helpsOnAll } from './write-staff.ts'
