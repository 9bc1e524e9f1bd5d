import type { AnyRoute } from '@tanstack/react-router'

/** The pages of this portal. */
export const publicRoutes = (_parent: AnyRoute): AnyRoute[] => []
