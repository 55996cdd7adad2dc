export { DropZone, type DropZoneProps } from '../upload/drop-zone';
export { FileDrop, type FileDropProps } from '../upload/file-drop';
export { FileItem, type FileItemProps, FileList } from '../upload/file-list';
export { UploadSlot, type UploadSlotProps, UploadSlots } from '../upload/upload-slot';
export { type UploadFile, type UploadState, useUpload } from '../upload/use-upload';
export { refuseFile } from '../upload/validate-file';
