import { ALONE_AREA, useAlone } from '#platform/local/book/work-alone.ts'

/** Where the stations of this tab are: of a tab that works alone, in an area that never asks the server. */
export const useStationArea = () => (useAlone() ? ALONE_AREA : '/weigh-in')
