import { Fragment, useEffect, useState } from 'react'
import { t } from './board.texts.ts'
import {
  type Board,
  type BoardRow,
  endText,
  endTitle,
  fishText,
  hiddenPlaces,
  isFound,
  leaderOf,
  lineAfter,
  type Move,
  placeText,
  shown,
  spoken,
  type Units,
  unitMark,
} from './board-model.ts'
import { MoveMark } from './move-mark.tsx'
import { RowDetails } from './row-details.tsx'
import type { Followed } from './use-followed.ts'
import { useReorder } from './use-reorder.ts'

type Props = { board: Board; rows: BoardRow[]; moves: Map<string, Move>; units: Units; followed: Followed; words: string }

/** A link may lead to one boat: `?boat=` and the id of its entry. */
const boatOfAddress = () => new URLSearchParams(location.search).get('boat')

/** The ranking as a real table. A line opens for its arithmetic: every day, every penalty, the sum. */
export function StandingsTable({ board, rows, moves, units, followed, words }: Props) {
  const [open, setOpen] = useState(boatOfAddress)
  useEffect(() => {
    document.querySelector('.board-open')?.scrollIntoView({ block: 'center' })
  }, [])
  const body = useReorder(rows.map((row) => row.entry).join())
  const days = board.tournament.tournamentDates.length
  const shownDays = days > 1 ? Array.from({ length: Math.min(days, board.day + 1) }, (_, i) => i) : []
  const columns = 6 + shownDays.length
  if (!rows.length) return <p className="board-empty">{t('row.noneWeighed')}</p>
  return (
    <table className="board-table">
      <caption className="sr-only">{t('standingsOf', { tournament: board.tournament.name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('column.place')}</th>
          <th scope="col">{t(board.tournament.teamEvent ? 'column.team' : 'column.angler')}</th>
          <th scope="col" className="wide">
            {t('column.fish')}
          </th>
          {shownDays.map((day) => (
            <th scope="col" className="wide right" key={day}>
              {t('tabs.day', { day: day + 1 })}
            </th>
          ))}
          <th scope="col" className="wide right">
            {t('column.bigFish')}
          </th>
          <th scope="col" className="right">
            {t('column.total') + unitMark(units)}
          </th>
          <th scope="col" className="wide right">
            {endTitle(board)}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {words === '' &&
          hiddenPlaces(board).map((place) => (
            <tr key={place} className="board-hidden">
              <td className="board-place num">{place}</td>
              <th scope="row" className="board-name" colSpan={columns - 1}>
                <span aria-hidden>?</span>
                <span className="sr-only">{t('held.hidden', { place })}</span>
              </th>
            </tr>
          ))}
        {rows.map((row, index) => {
          // Place, gap and line are those of the whole field, whoever is looked for.
          if (!isFound(row, words)) return null
          const move = moves.get(row.entry)
          const line = words === '' ? lineAfter(board, rows, index) : null
          const isOpen = open === row.entry
          return (
            <Fragment key={row.entry}>
              <tr
                data-entry={row.entry}
                data-changed={move?.changed || undefined}
                data-place={row.position ?? undefined}
                data-dq={row.disqualified || undefined}
              >
                <td className="board-place num">
                  {placeText(row)}
                  <MoveMark move={move} />
                </td>
                <th scope="row" className="board-name">
                  <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? null : row.entry)}>
                    {row.names.map((name) => (
                      <span key={name}>{name}</span>
                    ))}
                  </button>
                  <span className="board-sub num">{fishText(row, units)}</span>
                </th>
                <td className="wide num">{row.days.map((day) => day.fishCount).join(' + ')}</td>
                {shownDays.map((day) => {
                  const record = row.days.find((d) => d.day === day)
                  return (
                    <td className="wide right num" key={day}>
                      {record ? shown(record.adjustedWeight, units) : '—'}
                    </td>
                  )
                })}
                <td className="wide right num">{row.bigFish > 0 ? shown(row.bigFish, units) : '—'}</td>
                <td className="right num board-total">
                  <span aria-hidden>{shown(row.totalWeight, units)}</span>
                  <span className="sr-only">{spoken(row.totalWeight, units)}</span>
                  <span className="board-gap">{endText(board, row, leaderOf(board, rows), units)}</span>
                </td>
                <td className="wide right num board-dim">{endText(board, row, leaderOf(board, rows), units)}</td>
              </tr>
              {isOpen && (
                <tr className="board-open">
                  <td colSpan={columns}>
                    <RowDetails
                      board={board}
                      row={row}
                      units={units}
                      isFollowed={followed.has(row.entry)}
                      onFollow={() => followed.toggle(row.entry)}
                    />
                  </td>
                </tr>
              )}
              {line && (
                <tr className="board-line" aria-hidden>
                  <td colSpan={columns}>
                    <span>{line}</span>
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
