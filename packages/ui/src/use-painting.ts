import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { type HalfHour, paintArea, type WeeklySpan } from './week-times.ts'

interface PaintingOptions {
  readonly frame: RefObject<HTMLElement | null>
  readonly value: readonly WeeklySpan[]
  readonly onChange: (spans: readonly WeeklySpan[]) => void
  /** Called after each stroke with the resulting week and the days it covered. */
  readonly onDone: (spans: readonly WeeklySpan[], days: readonly number[]) => void
  readonly isClosed: (day: number) => boolean
}

/** Where a stroke started, what it covers, and whether it opens or closes hours. */
interface Stroke {
  readonly from: HalfHour
  readonly base: readonly WeeklySpan[]
  readonly open: boolean
}

// A finger that rests this long draws; one that moves earlier scrolls.
const holdMs = 280
const dragThresholdPx = 8

const cellOf = (element: Element | null): HalfHour | null => {
  const cell = element?.closest<HTMLElement>('[data-at]')
  return cell ? { day: Number(cell.dataset['day']), at: Number(cell.dataset['at']) } : null
}
const daysBetween = (a: HalfHour, b: HalfHour) =>
  Array.from({ length: Math.abs(a.day - b.day) + 1 }, (_, index) => Math.min(a.day, b.day) + index)

/**
 * Strokes over half hours: each covers the area between its start and the current cell, so moving
 * back shrinks it.
 */
function useStrokes({ value, onChange, onDone, isClosed }: PaintingOptions) {
  const latest = useRef(value)
  latest.current = value
  const stroke = useRef<Stroke>(null)
  const isOpen = ({ day, at }: HalfHour) =>
    latest.current.some((span) => span.day === day && span.from <= at && at < span.to)
  const extendTo = (cell: HalfHour) => {
    if (!stroke.current) return
    latest.current = paintArea(
      stroke.current.base,
      stroke.current.from,
      cell,
      stroke.current.open,
      isClosed,
    )
    onChange(latest.current)
  }
  const begin = (cell: HalfHour) => {
    stroke.current = { from: cell, base: latest.current, open: !isOpen(cell) }
  }
  const report = (cell: HalfHour) =>
    onDone(latest.current, daysBetween(stroke.current?.from ?? cell, cell))
  const end = () => {
    stroke.current = null
  }
  /** Toggles a single half hour. */
  const press = (cell: HalfHour) => {
    begin(cell)
    extendTo(cell)
    report(cell)
  }
  return { hasBegun: () => stroke.current !== null, begin, to: extendTo, report, end, press }
}
type Strokes = ReturnType<typeof useStrokes>

/** A pressed pointer: where it was pressed, and the cell below it now. */
interface PointerState {
  readonly cell: HalfHour
  readonly x: number
  readonly y: number
  drawing: boolean
  last: HalfHour
  timer?: ReturnType<typeof setTimeout>
}

/** Prevents scrolling while a finger draws; React's own (passive) listener could not. */
function usePreventScroll(frame: PaintingOptions['frame'], isDrawing: () => boolean): void {
  const isDrawingRef = useRef(isDrawing)
  isDrawingRef.current = isDrawing
  useEffect(() => {
    const element = frame.current
    const hold = (event: TouchEvent) => {
      if (isDrawingRef.current()) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [frame])
}

const cellUnder = (event: MouseEvent) =>
  event.target instanceof Element ? cellOf(event.target) : null
const isSameCell = (a: HalfHour, b: HalfHour) => a.day === b.day && a.at === b.at

/**
 * A pointer stroke: immediate with a mouse or pen, after resting with a finger. @param onDraw
 * called when it starts
 */
function useDrag({ begin, to, report, end }: Strokes, onDraw: () => void) {
  const down = useRef<PointerState>(null)
  const draw = () => {
    if (!down.current) return
    down.current.drawing = true
    onDraw()
    begin(down.current.cell)
    to(down.current.cell)
  }
  const leave = () => {
    clearTimeout(down.current?.timer)
    if (down.current?.drawing) report(down.current.last)
    down.current = null
    end()
  }
  const move = (event: PointerEvent) => {
    const now = down.current
    if (!now) return
    if (!now.drawing && Math.hypot(event.clientX - now.x, event.clientY - now.y) > dragThresholdPx)
      return leave()
    const cell = now.drawing
      ? cellOf(document.elementFromPoint(event.clientX, event.clientY))
      : null
    if (!cell || isSameCell(cell, now.last)) return
    now.last = cell
    to(cell)
  }
  const start = (event: PointerEvent) => {
    const cell = cellUnder(event)
    if (!cell || event.button !== 0) return
    down.current = { cell, last: cell, x: event.clientX, y: event.clientY, drawing: false }
    if (event.pointerType === 'touch') down.current.timer = setTimeout(draw, holdMs)
    else draw()
  }
  return { start, move, leave, isDrawing: () => down.current?.drawing === true }
}

/** Drawing by pointer; a tap, or a press of assistive technology, toggles one half hour. */
function usePointer({ frame }: PaintingOptions, strokes: Strokes) {
  const wasDrawn = useRef(false)
  const { start, move, leave, isDrawing } = useDrag(strokes, () => {
    wasDrawn.current = true
  })
  usePreventScroll(frame, isDrawing)
  return {
    onPointerDown: (event: PointerEvent) => {
      wasDrawn.current = false
      start(event)
    },
    onPointerMove: move,
    onPointerUp: leave,
    onPointerCancel: leave,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') leave()
    },
    onContextMenu: (event: MouseEvent) => {
      if (isDrawing()) event.preventDefault()
    },
    onClick: (event: MouseEvent) => {
      const cell = cellUnder(event)
      if (!cell || (wasDrawn.current && event.detail > 0)) return
      strokes.press(cell)
      strokes.end()
    },
  }
}

const keyDirections: Readonly<Record<string, readonly [days: number, halfHours: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/**
 * Arrow keys move, Space and Enter toggle one half hour, Shift with an arrow extends the stroke;
 * Home and End jump to the ends of the day.
 */
function useKeys({ frame }: PaintingOptions, { hasBegun, begin, to, report, end, press }: Strokes) {
  const find = ({ day, at }: HalfHour) =>
    frame.current?.querySelector<HTMLElement>(`[data-day="${day}"][data-at="${at}"]`) ?? null
  const listDayCells = (day: number) => [
    ...(frame.current?.querySelectorAll<HTMLElement>(`[data-day="${day}"]`) ?? []),
  ]
  // Skips missing cells, since a clock change may remove an hour.
  const findNext = (from: HalfHour, [days, halfHours]: readonly [number, number]) =>
    [1, 2, 3, 4, 5]
      .map((step) => find({ day: from.day + days * step, at: from.at + halfHours * 30 * step }))
      .find(Boolean) ?? null
  const moveTo = (event: KeyboardEvent, from: HalfHour, target: HTMLElement | null) => {
    event.preventDefault()
    const cell = cellOf(target)
    if (!cell) return
    if (!event.shiftKey) end()
    else {
      if (!hasBegun()) begin(from)
      to(cell)
      report(cell)
    }
    target?.focus()
  }
  return (event: KeyboardEvent) => {
    const cell = event.target instanceof Element ? cellOf(event.target) : null
    const direction = keyDirections[event.key]
    if (!cell) return
    if (direction) return moveTo(event, cell, findNext(cell, direction))
    if (event.key === 'Home' || event.key === 'End')
      return moveTo(event, cell, listDayCells(cell.day).at(event.key === 'Home' ? 0 : -1) ?? null)
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (!event.repeat) press(cell)
  }
}

/**
 * Returns the handlers for drawing on a grid of half hours (`data-day`, `data-at`) by pointer,
 * touch and keyboard.
 */
export function usePainting(painting: PaintingOptions) {
  const strokes = useStrokes(painting)
  return { ...usePointer(painting, strokes), onKeyDown: useKeys(painting, strokes) }
}
