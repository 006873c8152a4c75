// A program of its own (limited-child.ts starts it): reads a stranger's bytes, writes what it made of them, or fails.
import { buffer } from 'node:stream/consumers'
import { readDocx, readPdf, svgImage } from './untrusted-work.ts'

const work = { svg: svgImage, pdf: readPdf, docx: readDocx }
const job = process.argv[2]
if (job !== 'svg' && job !== 'pdf' && job !== 'docx') process.exit(2)
const answer = await work[job](await buffer(process.stdin)).catch(() => null)
if (answer === null) process.exit(1)
process.stdout.write(answer, () => process.exit(0))
