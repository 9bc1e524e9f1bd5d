import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { currentLanguage } from '@ramplight/ui/language/language'

/** A place as it reads in the language on the screen: `2nd`, `2.º`. */
export const writePlace = (place: number): string => (currentLanguage() === 'es' ? `${place}.º` : ordinal(place))
