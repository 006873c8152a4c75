// The program of the thread that renders pages (decision 0053).
import 'temporal-polyfill/global'
import { serveThread } from '../threads/thread-server.ts'
import { startRendering } from './render-pages.ts'

serveThread(startRendering)
