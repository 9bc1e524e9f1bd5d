import type { AnyRoute } from '@tanstack/react-router'

/** The pages of this portal. */
export const directorRoutes = (_parent: AnyRoute): AnyRoute[] => []
