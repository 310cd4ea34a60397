/** The ready files, made while the site is built. */
import type { APIRoute } from 'astro';
import { siteAddress } from '../../../press/booklet-file';
import { keptFile } from '../../../press/kept-file';
import { READY_FILES } from '../../../press/ready-files';

export const getStaticPaths = () => READY_FILES.map((file) => ({ params: { file: file.name }, props: file }));

/** Booklets lead to the site by a QR code; sheets of cards do not. */
export const GET: APIRoute = ({ props: { name, kind, make } }) =>
  keptFile('application/pdf', kind === 'kit' ? name : `${name} ${siteAddress()}`, make);
