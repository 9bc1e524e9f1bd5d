import { useMediaQuery } from '@mantine/hooks'

/** Under 800 px tables become cards and the main action moves into thumb reach. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 49.99em)', false, { getInitialValueInEffect: false }) ?? false
