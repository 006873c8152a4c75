import { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { deleteUnusedFiles } from './delete-unused-files.ts'
import { fileAddress, getFile } from './serve-file.ts'
import { deleteFile, uploadFile } from './upload-file.ts'
import { completeVideo, putVideoChunk, startVideo, videoOffset } from './video-chunks.ts'

export const filesFeature = defineFeature(
  fileEndpoints,
  {
    uploadFile,
    deleteFile,
    getFile,
    fileAddress,
    startVideo,
    videoOffset,
    putVideoChunk,
    completeVideo,
  },
  { jobs: [deleteUnusedFiles] },
)
