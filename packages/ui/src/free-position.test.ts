import { expect, it } from 'vitest'
import { findFreeBottom } from './free-position.ts'

const strip = { height: 48, left: 100, right: 660 }
const box = (top: number, height: number, left = 120, right = 240) => ({
  top,
  bottom: top + height,
  left,
  right,
})

it('stays at the bottom if nothing there can be clicked', () => {
  expect(findFreeBottom([], strip, 800)).toBe(24)
  expect(findFreeBottom([box(740, 44, 700, 780)], strip, 800)).toBe(24)
})

it('moves above a bar of buttons', () => {
  const bottom = findFreeBottom([box(740, 44)], strip, 800)
  expect(bottom).toBeGreaterThanOrEqual(60)
  expect(bottom).toBeLessThanOrEqual(68)
})

it('finds the gap between two rows of buttons', () => {
  const [foot, row] = [box(740, 44), box(600, 44)]
  const bottom = findFreeBottom([foot, row], strip, 800)
  expect(800 - bottom).toBeLessThanOrEqual(foot.top)
  expect(800 - bottom - strip.height).toBeGreaterThanOrEqual(row.bottom)
})

it('stays at the bottom if the lower half is full', () => {
  expect(findFreeBottom([box(0, 800)], strip, 800)).toBe(24)
})

it('keeps its position while that is free', () => {
  expect(findFreeBottom([box(740, 44)], { ...strip, bottom: 200 }, 800)).toBe(200)
})

it('covers scrolling content rather than fixed bars if the lower half is full', () => {
  const rows = Array.from({ length: 20 }, (_, index) => box(index * 40, 36))
  const bars = [740, 680].map((top) => ({ ...box(top, 52), isFixed: () => true }))
  const bottom = findFreeBottom([...rows, ...bars], strip, 800)
  expect(800 - bottom).toBeLessThanOrEqual(680)
  expect(bottom).toBeLessThanOrEqual(128)
})
