import { t } from './frame.texts.ts'
import { STATION_LETTERS, useStationLetter } from './station-letter.ts'

/** Which station this device is, in one tap. */
export function StationLetters() {
  const [letter, setLetter] = useStationLetter()
  return (
    <fieldset className="rl-steps rl-letters">
      <legend>{t('stationLetters.thisDeviceIsStation')}</legend>
      <div className="rl-steps__choices">
        {STATION_LETTERS.map((choice) => (
          <label key={choice} data-checked={choice === letter || undefined}>
            <input type="radio" name="station-letter" checked={choice === letter} onChange={() => setLetter(choice)} />
            {choice}
          </label>
        ))}
        <span className="rl-steps__hint">{t('stationLetters.shownOnEveryWeight')}</span>
      </div>
    </fieldset>
  )
}
