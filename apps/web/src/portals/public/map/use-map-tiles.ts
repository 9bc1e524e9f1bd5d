import { useQuery } from '@tanstack/react-query'
import { setupStateQuery } from '#platform/setup-state.ts'

/** Whose pictures the map is made of, and who has to be named for it. */
export type MapTiles = { address: string; credit: string }

/** What the settings of the server say: null for our own outlines, undefined until it is known. */
export const useMapTiles = (): MapTiles | null | undefined => {
  const { data, isError } = useQuery(setupStateQuery())
  return data ? data.mapTiles : isError ? null : undefined
}
