// The program of browse's thread (decision 0052).
import 'temporal-polyfill/global'
import { serveThread } from '../../platform/threads/thread-server.ts'
import { startSearches } from './serve-searches.ts'

serveThread(startSearches)
