import type { AnyRoute } from '@tanstack/react-router'

/** The pages of this portal. */
export const weighInRoutes = (_parent: AnyRoute): AnyRoute[] => []
