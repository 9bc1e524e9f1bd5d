import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconGavel } from '@tabler/icons-react'
import type { Results } from '../screen/results-view.ts'
import { setWords } from './ruling-words.ts'
import { t } from './rulings.texts.ts'

/** Which boats are corrected by hand, and why. Nothing where none is. */
export function RulingsNote({ entries, words }: Pick<Results, 'entries' | 'words'>) {
  const ruled = [...entries.values()].flatMap(({ _id, ruling, deleted }) => (ruling && !deleted ? [{ _id, ruling }] : []))
  if (ruled.length === 0) return null
  return (
    <Banner icon={IconGavel}>
      <b>{t('list', { count: ruled.length })}</b>
      {ruled.map(({ _id, ruling }) => (
        <div key={_id}>
          {words.nameOf(_id)}: {setWords(ruling)}. {ruling.reason}
        </div>
      ))}
    </Banner>
  )
}
