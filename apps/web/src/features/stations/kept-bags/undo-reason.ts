/** Why a bag is void that was taken back within ten seconds. */
export const UNDONE_REASON = 'undone at the station'
