/* A disk that forgets, fills and fails, below SQLite's file calls. Loaded with LD_PRELOAD.
 *
 * Every write to a file whose name holds DISK_ONLY first saves the bytes that it replaces to the
 * journal DISK_JOURNAL; an fsync or fdatasync of that file marks them as durable. Whoever cuts the
 * power kills the process and then undoes what no sync has confirmed (tests/hostile/powercut.py).
 * DISK_FAIL is "N:E": from the Nth write on, writes fail with the error number E; "sync:N:E" does
 * the same for syncs. DISK_CUT is "N" or "sync:N": the power goes in the middle of this one.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>
#include <fcntl.h>

enum { WRITTEN = 1, SYNCED = 2, CUT = 3 };

struct entry {
    uint32_t kind;
    uint32_t name;      /* length of the file's name, which follows */
    uint64_t at;        /* place in the file */
    uint64_t old_size;  /* of the file, before */
    uint64_t length;    /* of the old bytes, which follow the name */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -2;
static const char *only;
static long write_limit = -1, sync_limit = -1;
static int write_error, sync_error;
static long writes, syncs;
static long cut_write = -1, cut_sync = -1, cut_writes, cut_syncs;

static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static ssize_t (*real_pread)(int, void *, size_t, off64_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off64_t);

static void prepare(void)
{
    if (journal != -2)
        return;
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_pread = dlsym(RTLD_NEXT, "pread64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    const char *path = getenv("DISK_JOURNAL");
    only = getenv("DISK_ONLY");
    const char *fail = getenv("DISK_FAIL");
    const char *cut = getenv("DISK_CUT");
    if (cut && sscanf(cut, "sync:%ld", &cut_sync) != 1)
        sscanf(cut, "%ld", &cut_write);
    if (fail && sscanf(fail, "sync:%ld:%d", &sync_limit, &sync_error) != 2)
        sscanf(fail, "%ld:%d", &write_limit, &write_error);
    journal = path ? open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
}

/* The name of the file, or NULL when it is none of those that may be lost. */
static const char *watched(int fd, char *name, size_t size)
{
    char link[64];
    if (!only)
        return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, size - 1);
    if (length <= 0)
        return NULL;
    name[length] = 0;
    size_t end = strlen(name);
    /* The file that readers share is never synced: SQLite makes it anew. */
    if (end > 4 && !strcmp(name + end - 4, "-shm"))
        return NULL;
    return strstr(name, only) && !strstr(name, ".lock") ? name : NULL;
}

static void note(uint32_t kind, int fd, const char *name, uint64_t at, uint64_t length)
{
    if (journal < 0)
        return;
    struct stat64 found;
    uint64_t size = fstat64(fd, &found) ? 0 : (uint64_t)found.st_size;
    uint64_t kept = at >= size ? 0 : (size - at < length ? size - at : length);
    struct entry head = { kind, (uint32_t)strlen(name), at, size, kept };
    char *old = kept ? malloc(kept) : NULL;
    if (kept)
        kept = (uint64_t)real_pread(fd, old, kept, (off64_t)at);
    head.length = kept;
    struct iovec parts[3] = {
        { &head, sizeof head }, { (void *)name, head.name }, { old, kept },
    };
    if (writev(journal, parts, kept ? 3 : 2) < 0)
        abort();
    free(old);
    if (kind == WRITTEN && ++cut_writes == cut_write)
        kill(getpid(), SIGKILL);
}

static int fails(long *count, long limit, int error)
{
    if (limit < 0 || ++*count < limit)
        return 0;
    errno = error;
    return 1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at)
{
    char name[4096];
    pthread_mutex_lock(&lock);
    prepare();
    const char *file = watched(fd, name, sizeof name);
    if (file && fails(&writes, write_limit, write_error)) {
        pthread_mutex_unlock(&lock);
        return -1;
    }
    if (file)
        note(WRITTEN, fd, file, (uint64_t)at, length);
    ssize_t done = real_pwrite(fd, bytes, length, at);
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at)
{
    return pwrite64(fd, bytes, length, at);
}

ssize_t write(int fd, const void *bytes, size_t length)
{
    char name[4096];
    prepare();
    const char *file = watched(fd, name, sizeof name);
    if (!file)
        return real_write(fd, bytes, length);
    pthread_mutex_lock(&lock);
    if (fails(&writes, write_limit, write_error)) {
        pthread_mutex_unlock(&lock);
        return -1;
    }
    note(WRITTEN, fd, file, (uint64_t)lseek64(fd, 0, SEEK_CUR), length);
    ssize_t done = real_write(fd, bytes, length);
    pthread_mutex_unlock(&lock);
    return done;
}

static int synced(int fd, int (*real)(int))
{
    char name[4096];
    const char *file = watched(fd, name, sizeof name);
    if (file && fails(&syncs, sync_limit, sync_error))
        return -1;
    if (file && ++cut_syncs == cut_sync)
        kill(getpid(), SIGKILL);
    if (file)
        note(SYNCED, fd, file, 0, 0);
    /* The machine itself stays on, so there is nothing to wait for. */
    return file ? 0 : real(fd);
}

int fsync(int fd)
{
    pthread_mutex_lock(&lock);
    prepare();
    int done = synced(fd, real_fsync);
    pthread_mutex_unlock(&lock);
    return done;
}

int fdatasync(int fd)
{
    pthread_mutex_lock(&lock);
    prepare();
    int done = synced(fd, real_fdatasync);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate64(int fd, off64_t size)
{
    char name[4096];
    pthread_mutex_lock(&lock);
    prepare();
    const char *file = watched(fd, name, sizeof name);
    struct stat64 found;
    if (file && !fstat64(fd, &found) && found.st_size > size)
        note(CUT, fd, file, (uint64_t)size, (uint64_t)(found.st_size - size));
    int done = real_ftruncate(fd, size);
    pthread_mutex_unlock(&lock);
    return done;
}

int ftruncate(int fd, off_t size)
{
    return ftruncate64(fd, size);
}
