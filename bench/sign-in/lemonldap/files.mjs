import { join } from 'node:path';

const SHARE = '/usr/share/lemonldap-ng/portal';

/** A cache that may be shared by its processes alone. @type {(name: string, folder: string) => string} */
const cache = (name, folder) =>
  `{ 'namespace' => '${name}', 'default_expires_in' => 600, 'directory_umask' => '007', 'cache_root' => '${folder}', 'cache_depth' => 3 }`;

/** What LemonLDAP::NG reads before its configuration: where that is. @param {string} folder */
export const iniOf = (folder) => `[all]
logLevel = warn
checkTime = 1
localSessionStorage = Cache::FileCache
localSessionStorageOptions = ${cache('sessions', join(folder, 'cache'))}
[configuration]
type = File
dirName = ${join(folder, 'conf')}
localStorage = Cache::FileCache
localStorageOptions = ${cache('config', join(folder, 'cache'))}
[portal]
staticPrefix = /static
templateDir = ${SHARE}/templates
languages = fr
[handler]
status = 0
`;

/**
 * nginx as the package's own example sets it, on one port of this machine.
 *
 * @param {{ folder: string, port: number }} places
 */
export const nginxOf = ({ folder, port }) => `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/journal;
worker_processes 1;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path ${folder}/nginx-body;
  fastcgi_temp_path ${folder}/nginx-fastcgi;
  proxy_temp_path ${folder}/nginx-proxy;
  scgi_temp_path ${folder}/nginx-scgi;
  uwsgi_temp_path ${folder}/nginx-uwsgi;
  server {
    listen 127.0.0.1:${port};
    root ${SHARE}/htdocs/;
    if ($uri !~ ^/((static|javascript|favicon).*|.*\\.psgi)) { rewrite ^/(.*)$ /index.psgi/$1 break; }
    location ~ ^(?<sc>/.*\\.psgi)(?:$|/) {
      include /etc/nginx/fastcgi_params;
      fastcgi_pass unix:${folder}/llng.sock;
      fastcgi_param LLTYPE psgi;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_split_path_info ^(.*\\.psgi)(/.*)$;
      fastcgi_param PATH_INFO $fastcgi_path_info;
    }
    location /static/ { alias ${SHARE}/htdocs/static/; }
  }
}
`;
