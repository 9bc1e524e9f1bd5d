/** What the card provider still wants to know, in words: `individual.first_name` → `individual first name`. It asks for each in good words itself. */
export const needInWords = (need: string): string => need.replace(/[._]/g, ' ').trim()
