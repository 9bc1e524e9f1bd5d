import type { AnyRoute } from '@tanstack/react-router'

/** The pages of this portal. */
export const sysAdminRoutes = (_parent: AnyRoute): AnyRoute[] => []
