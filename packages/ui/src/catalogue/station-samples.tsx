import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { notify } from '../dialogs/toasts.ts'
import { Section } from '../frame/page.tsx'
import { Keypad, type KeypadKey } from '../station/keypad.tsx'
import { StationBar } from '../station/station-bar.tsx'
import { StepperRow } from '../station/stepper-row.tsx'

export function StationSamples() {
  const [text, setText] = useState('16-03')
  const [fish, setFish] = useState(5)
  const [dead, setDead] = useState(1)
  const press = (key: KeypadKey) => setText(key === 'back' ? text.slice(0, -1) : key === 'unit' ? `${text}-` : (text + key).slice(0, 6))
  return (
    <Section title="Station" flush>
      <div data-targets="ops">
        <StationBar
          title="Scale"
          station="Station A"
          back={{ label: 'Weigh-in', href: '#weigh-in' }}
          sync={{ state: { kind: 'pending', count: 2 } }}
        />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" p="lg">
          <div>
            <p className="rl-figure" style={{ fontSize: 'var(--rl-display)', margin: 0 }}>
              {text || '0'}
            </p>
            <StepperRow label="Fish" value={fish} onChange={setFish} max={5} showOf />
            <br />
            <StepperRow label="Dead" value={dead} onChange={setDead} max={2} hint="−0-04" />
          </div>
          <Keypad
            onKey={press}
            onSave={() => notify.stealth(`Saved ${text}`)}
            saveLabel="Save bag"
            unit={{ label: 'lb│oz', name: 'Pounds to ounces' }}
            beside={{ label: 'No fish', onPress: () => setText('0-00') }}
          />
        </SimpleGrid>
      </div>
    </Section>
  )
}
