import type { AnyRoute } from '@tanstack/react-router'

/** The pages of this portal. */
export const anglerRoutes = (_parent: AnyRoute): AnyRoute[] => []
