import { messageOf } from '@ramplight/domain/kernel/errors'
import { QUARTER_INCH, type Weight } from '@ramplight/domain/kernel/units'
import { parseWeight } from '@ramplight/domain/scoring/parse-weight'
import { measured } from '@ramplight/domain/weigh-in/measured'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useState } from 'react'
import { writeWeight } from '#platform/values/typed-weight.ts'
import type { CorrectedValues } from '../bag/weighed-values.ts'
import { t } from './views.texts.ts'

type Measured = Pick<CorrectedValues, 'fishLengths' | 'weight' | 'totalFish'> & { bigFish: Weight | null }

/** `18.25 17 16.5`: the lengths, or the word that is none. */
export function readLengths(text: string): { lengths: Weight[] } | { wrong: string } {
  const words = text.split(/[\s;+]+/).filter(Boolean)
  const lengths = words.map((value) => {
    const read = parseWeight({ value, format: 'in' })
    return 'weight' in read && read.weight > 0 && read.weight % QUARTER_INCH === 0 ? read.weight : null
  })
  const wrong = words[lengths.indexOf(null)]
  return wrong === undefined ? { lengths: lengths as Weight[] } : { wrong }
}

type Props = { lengths: readonly Weight[] | null; limit: number | null; onChange: (values: Measured) => void }

/** The fish of a bag that was measured, one beside the other; what they come to follows from them. */
export function LengthsField({ lengths, limit, onChange }: Props) {
  const [text, setText] = useState(() => (lengths ?? []).map((length) => writeWeight(length, 'in')).join('  '))
  const read = readLengths(text)
  return (
    <TextField
      label={t('lengthsField.label')}
      description={t('lengthsField.example')}
      value={text}
      data-unreadable={'wrong' in read || undefined}
      error={'wrong' in read ? messageOf('weigh-in.not-a-quarter', { value: read.wrong }) : null}
      onChange={(event) => {
        setText(event.currentTarget.value)
        const next = readLengths(event.currentTarget.value)
        if ('wrong' in next) return
        const { weight, totalFish, bigFish } = measured(next.lengths, limit)
        onChange({ fishLengths: next.lengths.length > 0 ? next.lengths : null, weight, totalFish, bigFish: bigFish || null })
      }}
      data-autofocus
    />
  )
}
