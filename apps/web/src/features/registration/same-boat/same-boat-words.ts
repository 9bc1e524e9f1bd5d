import { t } from './same-boat.texts.ts'

/** Two entries whose crews have the same or similar names; a person says whether they are one boat. */
export const sameBoat = () => ({
  title: t('sameBoatWords.title'),
  advice: t('sameBoatWords.advice'),
  action: t('sameBoatWords.action'),
})
